def play_stamped(round: Round) -> None:
    """One number wins a prize or nothing."""
    number = round.words.draw(1000)
    prize, pay = None, 0
    end = 0
    for index, (hundredths, weight) in enumerate(((5000, 2), (1000, 20), (300, 100), (150, 260))):
        if end <= number < end + weight:
            prize, pay = index, hundredths
        end += weight
    round.add("number_drawn", number=number, prize=prize)
    round.end(round.times_hundredths(pay))
